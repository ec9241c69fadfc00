import { useEffect, useState } from 'react'
import { leave } from '#shared/leave/contract.ts'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import { useApi } from '#web/api/use-api.ts'
import { previewBody, type RequestDraft } from './request-draft.ts'
import { periodOf } from './fields/typed-days.ts'

/** How long after the last keystroke the preview is fetched, in milliseconds. */
const pause = 200

/** A value once it has not changed for a while. */
function useDebounced<T>(value: T): T {
  const [debounced, settle] = useState(value)
  const serialised = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(serialised) as T), pause)
    return () => clearTimeout(timer)
  }, [serialised])
  return debounced
}

/** What the draft would cost one person. The preview of an earlier draft is never shown. */
export function usePreview(draft: RequestDraft, about: { user_id?: string; request_id?: string }): Preview | undefined {
  const input = periodOf(draft) ? { body: previewBody(draft, about) } : null
  const debounced = useDebounced(input)
  const { data } = useApi(leave.previewLeave, debounced, { shouldRetryOnError: false })
  return JSON.stringify(debounced) === JSON.stringify(input) ? data?.data : undefined
}
