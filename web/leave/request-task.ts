import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { retryKeys } from '#web/api/retry-keys.ts'
import type { KnownRequest } from './known-request.ts'
import type { RequestDraft } from './request/form/request-draft.ts'

/** Keeps the idempotency keys when an interrupted request is resumed, so that it is filed once. */
export type RetryKeys = ReturnType<typeof retryKeys>

/** What the request modal is opened for. */
export type ModalTask =
  | { mode: 'create'; draft?: Partial<RequestDraft>; retryKeys?: RetryKeys }
  | { mode: 'edit'; request: RequestView }
  | { mode: 'deny'; request: RequestView }
  | { mode: 'shorten'; request: RequestView }
  | { mode: 'cancel'; request: RequestView }

/** The details open in a panel beside the page, everything else in a modal. */
export type RequestTask = ModalTask | { mode: 'details'; request: KnownRequest }
