import { expect, it } from 'vitest'
import { zipOf } from '#test/support/zip-of.ts'
import { contentOf, zipEntriesOf } from '#web/company/employees/import/zip-entries.ts'

const text = (content: Uint8Array | undefined) => new TextDecoder().decode(content)

it('unpacks a file of a ZIP file', async () => {
  const bytes = zipOf({ 'xl/a.xml': '<c/>' })
  const [entry] = zipEntriesOf(bytes)
  expect(entry!.name).toBe('xl/a.xml')
  expect(text(await contentOf(bytes, entry!, 100))).toBe('<c/>')
})

it('stops unpacking what grows beyond all bounds, whatever its directory says', async () => {
  const bytes = zipOf({ bomb: new Uint8Array(20_000_000) }, () => 0)
  expect(bytes.length).toBeLessThan(30_000)
  expect(await contentOf(bytes, zipEntriesOf(bytes)[0]!, 1_000_000)).toBeUndefined()
})

it('finds each of several files by its name, and holds no more than it may of all together', async () => {
  const bytes = zipOf({ 'a.xml': 'one', 'b/c.xml': '', 'c.xml': 'three' })
  const entries = zipEntriesOf(bytes)
  const texts = await Promise.all(entries.map(async entry => text(await contentOf(bytes, entry, 5))))
  expect(texts).toEqual(['one', '', 'three'])
  expect(await contentOf(bytes, entries[2]!, 4)).toBeUndefined()
})

it('takes a file as it is that is not packed, within the same bounds', async () => {
  const bytes = new TextEncoder().encode(`${' '.repeat(30)}stored`)
  const entry = { name: 'a', isDeflated: false, size: 6, offset: 0 }
  // No name and no more fields stand before the content.
  bytes.fill(0, 0, 30)
  expect(text(await contentOf(bytes, entry, 6))).toBe('stored')
  expect(await contentOf(bytes, entry, 5)).toBeUndefined()
})

it('unpacks nothing of a file that is cut off or damaged', async () => {
  const bytes = zipOf({ 'a.xml': 'a text that is long enough to be packed, packed, packed, packed' })
  expect(() => zipEntriesOf(bytes.subarray(0, -30))).toThrow('directory')
  expect(() => zipEntriesOf(bytes.with(bytes.length - 22 - 46 - 'a.xml'.length, 0))).toThrow('broken')
  const damaged = bytes.slice().fill(0xff, 35, 50)
  await expect(contentOf(damaged, zipEntriesOf(damaged)[0]!, 1000)).rejects.toThrow()
})

it('takes nothing else for a ZIP file', () => {
  expect(() => zipEntriesOf(new TextEncoder().encode('PK and no more'))).toThrow('directory')
})
