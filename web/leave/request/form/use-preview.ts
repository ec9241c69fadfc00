import { useEffect, useState } from 'react'
import { leave, type Preview } from '#shared/leave/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { periodOf } from './typed-days.ts'
import { question, type RequestDraft } from './request-draft.ts'

/** So long after the last keystroke the server is asked, in milliseconds. */
const pause = 250

/** A value that has stood still for a while. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(written) as T), pause)
    return () => clearTimeout(timer)
  }, [written])
  return settled
}

/** What the draft would cost one person. An answer to an earlier draft is never shown. */
export function usePreview(draft: RequestDraft, about: { user_id?: string; request_id?: string }): Preview | undefined {
  const asked = periodOf(draft) ? { body: question(draft, about) } : null
  const settled = useSettled(asked)
  const { data } = useApi(leave.previewLeave, settled, { shouldRetryOnError: false })
  return JSON.stringify(settled) === JSON.stringify(asked) ? data?.data : undefined
}
