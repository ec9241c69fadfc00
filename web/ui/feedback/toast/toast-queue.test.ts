import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, toasts } from './toast.ts'

const texts = () => toasts.visibleToasts.map(({ content }) => content.text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  while (toasts.visibleToasts.length) toasts.close(toasts.visibleToasts[0]!.key)
  vi.useRealTimers()
})

/** For how long a toast asks to be shown, in seconds; for ever where it names no time. */
const secondsOf = (key: string) => {
  const { timeout } = toasts.visibleToasts.find(one => one.key === key)!
  return timeout === undefined ? Infinity : timeout / 1000
}

describe('the toasts', () => {
  it('stay as long as they take to read, an error until it is closed', () => {
    expect(secondsOf(toast.success('Elmentve.'))).toBe(4)
    expect(secondsOf(toast.info('Frissült.'))).toBe(4)
    expect(secondsOf(toast.summary('Öt új értesítés.'))).toBe(6)
  })

  it('stay until they are closed where they tell of an error', () => {
    const key = toast.error('Nem sikerült.')
    expect(secondsOf(key)).toBe(Infinity)
    toast.close(key)
    expect(texts()).toEqual([])
  })

  it('can be taken back for a little less than the ten seconds of the server', () => {
    const onAction = vi.fn()
    expect(secondsOf(toast.undoable('Elutasítva.', { label: 'Visszavonás', onAction }))).toBe(9)
    const [{ content }] = toasts.visibleToasts as [(typeof toasts.visibleToasts)[0]]
    expect(content).toMatchObject({ tone: 'success', action: { label: 'Visszavonás' } })
    content.action!.onAction()
    expect(onAction).toHaveBeenCalledOnce()
  })

  it('have a tone by what they tell', () => {
    toast.success('a')
    toast.info('b')
    toast.error('c')
    expect(toasts.visibleToasts.map(({ content }) => content.tone).toSorted()).toEqual(['danger', 'info', 'success'])
  })

  it('are three at a time, and a fourth waits until one is gone', () => {
    const keys = ['1', '2', '3', '4'].map(text => toast.error(text))
    expect(texts()).toHaveLength(3)
    const [waiting] = ['1', '2', '3', '4'].filter(text => !texts().includes(text))
    for (const key of keys.filter(one => toasts.visibleToasts.some(shown => shown.key === one)).slice(0, 1))
      toast.close(key)
    expect(texts()).toContain(waiting)
  })
})
