import { startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { DraftsContext } from '#web/api/drafts/drafts-context.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { whenIdle } from '#web/ui/idle.ts'
import { draftOfTask } from '../open-form.ts'
import type { ModalTask } from '../request-task.ts'

/** A new request in which nothing is chosen yet. */
export const emptyTask: ModalTask = { mode: 'create' }

/** What has changed is read elsewhere; here it is only followed. */
const followed = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

/** An empty form of a request, drawn out of sight before anybody asks for one. */
interface ReadyForm {
  container: HTMLElement
  /** What it was drawn from: of anything else it would be another form. */
  from: readonly unknown[]
}

interface Wanted {
  /** Which one it will be of those that are opened. */
  number: number
  isWanted: boolean
  prefetch: () => Promise<unknown>
}

/** Draws the next form of a request while the page is idle. @returns the place it stands in, for a task that it is the form of */
export function useReadyForm({ number, isWanted, prefetch }: Wanted) {
  const [ready, setReady] = useState<ReadyForm>()
  const drafts = useContext(DraftsContext)
  const me = useMe()
  const daysOff = useApi(leave.listDaysOff, undefined, followed).data
  const special = useApi(company.listHolidays, undefined, followed).data
  const today = todayInBudapest()
  const isKnown = isWanted && me !== undefined && daysOff !== undefined && special !== undefined
  const from = [number, me, daysOff, special, today]
  const standing = isKnown && ready?.from.every((one, place) => one === from[place]) ? ready.container : undefined

  useEffect(() => {
    if (!isKnown) return undefined
    let isOver = false
    const draw = () => {
      if (isOver) return
      const form = { container: document.createElement('div'), from: [number, me, daysOff, special, today] }
      startTransition(() => setReady(form))
    }
    // Where nothing can be fetched the form is drawn, and says so, when somebody opens it.
    const callOff = whenIdle(() => void prefetch().then(draw, () => {}))
    return () => {
      isOver = true
      callOff()
    }
  }, [isKnown, prefetch, number, me, daysOff, special, today])

  const readyFor = (task: ModalTask): HTMLElement | undefined => {
    const isEmpty = task.mode === 'create' && Object.keys(task).length === 1
    const hasDraft = isEmpty && drafts?.load(draftNameOf(me, draftOfTask(task))) !== undefined
    return isEmpty && !hasDraft && today === todayInBudapest() ? standing : undefined
  }
  return { standing, readyFor }
}

/** What a hand or a screen reader does with a form first; whatever is typed comes later. */
const uses = ['pointerdown', 'click', 'focusin', 'keydown', 'beforeinput'] as const

interface Opened {
  number: number
  isOpen: boolean
  container?: HTMLElement
  opener?: Element | null
}

/**
 * Shows a ready form with the press that asks for it, and lets it live once it and its days are painted, or as soon as anybody uses it.
 * @returns whether it lives: until then it is drawn, and follows nothing
 */
export function useLiveForm({ number, isOpen, container, opener }: Opened): boolean {
  const [live, setLive] = useState<number>()
  const isLive = live === number

  useLayoutEffect(() => {
    if (!container || isLive) return undefined
    if (!isOpen) return container.remove()
    document.body.append(container)
    for (const part of container.children) if (part instanceof HTMLElement) part.style.removeProperty('display')
    container.querySelector<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
    const enliven = () => flushSync(() => setLive(number))
    let callOff = afterPaint(() => {
      callOff = afterPaint(enliven)
    })
    for (const kind of uses) addEventListener(kind, enliven, { capture: true, once: true })
    return () => {
      callOff()
      for (const kind of uses) removeEventListener(kind, enliven, { capture: true })
    }
  }, [container, isLive, isOpen, number])

  // A dialog gives the focus back to what had it when it was drawn, which was long before somebody opened it.
  useEffect(() => {
    if (!container || !isLive || isOpen) return
    const { activeElement, body } = document
    if (activeElement !== body && !container.contains(activeElement)) return
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== body
    const target = isThere ? opener : document.getElementById('content')
    target?.focus({ preventScroll: true })
  }, [container, isLive, isOpen, opener])

  useEffect(() => () => container?.remove(), [container])
  return isLive
}
