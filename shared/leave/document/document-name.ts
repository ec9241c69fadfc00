import type { DocumentType } from './request-document.ts'

/** The endings of file names of each type, the usual one first. */
const endings: Record<DocumentType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
}

/** The longest name of a document without its ending, in characters. */
const longestName = 100

/**
 * What a document is called and saved as: the last part of a path, without controls, characters that are not seen or turn the direction
 * of what follows, and those that a file system refuses; it ends as its type does, so that nothing is opened as what it is not.
 */
export function documentName(given: string, type: DocumentType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const seen = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u034f\u115f\u1160\u3164\uffa0]/gu, '')
  const allowed = seen
    .replaceAll(/[:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const ending = /\.([a-z0-9]{1,8})$/i.exec(allowed)?.[1]
  const stem = (ending === undefined ? allowed : allowed.slice(0, -ending.length - 1)).replaceAll(/^[. ]+|[. ]+$/g, '')
  const name = Array.from(stem).slice(0, longestName).join('').trim() || 'document'
  const isKnown = ending !== undefined && endings[type].includes(ending.toLowerCase())
  return `${name}.${isKnown ? ending.toLowerCase() : endings[type][0]}`
}
