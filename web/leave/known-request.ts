import type { RequestView } from '#shared/leave/view/request-view.ts'

/** What is known of a request before it is loaded: its id from an address, more from wherever it was opened. */
export type KnownRequest = Pick<RequestView, 'id'> & Partial<RequestView>

/** What a row or a bar shows of it, which is enough to draw it at once. */
export type OutlinedRequest = Pick<
  RequestView,
  'id' | 'user' | 'user_id' | 'type_id' | 'from_date' | 'to_date' | 'status'
> &
  Partial<RequestView>

export const isOutlined = (known: KnownRequest): known is OutlinedRequest =>
  known.user !== undefined && known.from_date !== undefined && known.status !== undefined

/** Whether all of it is known, as lists of requests have it. */
export const isWhole = (known: KnownRequest): known is RequestView => known.created_at !== undefined
