import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { toasts } from '#web/ui/feedback/toast/toast.ts'
import { unshow } from '#web/ui/show.test-support.tsx'
import { kept } from './drafts/drafts.test-support.ts'
import { forget } from './fake-api.test-support.ts'

/** Tab goes on from where one was last, also from what is no longer there. */
function beginAtTheTop() {
  const top = document.createElement('span')
  top.tabIndex = -1
  document.body.prepend(top)
  window.focus()
  top.focus()
  top.remove()
}

// Every file runs in the same page: none finds what another has left, and each begins on the same day.
beforeEach(() => {
  vi.setSystemTime('2026-11-20T09:00:00Z')
  beginAtTheTop()
  kept.clear()
  forget()
})

afterEach(() => {
  unshow()
  vi.useRealTimers()
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
