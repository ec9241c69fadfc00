/** How long the address of a saved file stays, in milliseconds: some browsers read it only after the click. */
const readWithin = 10_000

/** Has the browser save what was made in it as a file. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), readWithin)
}
