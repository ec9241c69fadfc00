import { useContext, useEffect, useRef } from 'react'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { DraftsContext } from '#web/api/drafts/drafts-context.ts'
import { useMe } from '#web/api/use-me.ts'
import type { ModalTask } from './request-task.ts'

/** A form that was open when the page was left, and where. */
interface OpenForm {
  pathname: string
  task: ModalTask
}

/** The name of the draft of each form. A request begun for somebody is none of those that are begun for others. */
export function draftOfTask(task: Exclude<ModalTask, { mode: 'cancel' }>): string {
  if (task.mode === 'create') return ['request', ...(task.draft?.user_id ?? [])].join('.')
  return `${task.mode === 'edit' ? 'change' : task.mode}.${task.request.id}`
}

type CreateTask = Extract<ModalTask, { mode: 'create' }>

/** A task as it is opened again: what was chosen for it is in its draft, but whom it was begun for. */
export const withoutDays = ({ draft }: CreateTask): CreateTask => ({
  mode: 'create',
  ...(draft?.user_id?.length && { draft: { user_id: draft.user_id } }),
})

interface Reopened {
  pathname: string
  opened: { task: ModalTask; isOpen: boolean } | undefined
  open: (task: ModalTask) => void
}

/**
 * Opens a form again that was open, with something typed into it, when the page was reloaded or its session ended; the form brings its
 * draft back itself. Whoever closes a form leaves nothing open.
 */
export function useReopened({ pathname, opened, open }: Reopened) {
  const drafts = useContext(DraftsContext)
  const me = useMe()
  const name = me && draftNameOf(me, 'open-form')
  const task = opened?.isOpen ? opened.task : undefined
  const wasOpen = useRef(false)

  useEffect(() => {
    if (!drafts || !name || wasOpen.current) return
    wasOpen.current = true
    const left = drafts.load(name) as OpenForm | undefined
    const about = left && left.task.mode !== 'cancel' ? draftOfTask(left.task) : undefined
    if (left?.pathname === pathname && about && drafts.load(draftNameOf(me, about)) !== undefined) open(left.task)
    else drafts.drop(name)
  }, [drafts, name, me, pathname, open])

  const isClosed = opened?.isOpen === false
  useEffect(() => {
    if (!drafts || !name) return
    const kept = task?.mode === 'create' ? withoutDays(task) : task && { mode: task.mode, request: task.request }
    if (kept) drafts.save(name, { pathname, task: kept })
    else if (isClosed) drafts.drop(name)
  }, [drafts, name, pathname, task, isClosed])
}
