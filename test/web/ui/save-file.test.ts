import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from '#web/ui/files/save-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('saves a file under its name, at an address that stays while a slow browser reads it', async () => {
  const link = { href: '', download: '', click: vi.fn<() => void>() }
  vi.stubGlobal('document', { createElement: () => link })
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  saveFile('people.csv', 'Kis;Anna', 'text/csv')
  expect([link.href, link.download]).toEqual(['blob:file', 'people.csv'])
  expect(link.click).toHaveBeenCalledOnce()
  const [content] = made.mock.calls[0]! as [Blob]
  expect([content.type, await content.text()]).toEqual(['text/csv', 'Kis;Anna'])
  vi.advanceTimersByTime(5000)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:file')
})
