import { vi } from 'vitest'

/** The files that a page has had saved, by their names, with what stands in them; nothing is written to the disk. */
export function savedFiles() {
  const contents: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:saved-${contents.push(blob as Blob)}`)
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  return async () => {
    const names = saving.mock.contexts.map(link => (link as HTMLAnchorElement).download)
    const texts = await Promise.all(contents.map(content => content.text()))
    return names.map((name, place) => ({ name, rows: (texts[place] ?? '').trimEnd().split('\r\n') }))
  }
}
