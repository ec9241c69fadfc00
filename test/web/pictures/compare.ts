import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { indexedPng } from './indexed-png.ts'

/** What the pages are to look like; `UPDATE_PICTURES=1` writes it. */
const expected = 'test/web/pictures/expected'
/** Where a picture that differs is left, with what differs in red. */
const left = '.cache/pictures'

/** This share of the pixels may differ: letters are drawn a little differently from one Chromium to the next. */
const mostDifferent = 0.002

const isUpdating = Boolean(process.env.UPDATE_PICTURES)

/** Compares a picture with the one that is expected under this name, and says what is wrong, if anything. */
export function troubleWith(name: string, shot: Buffer): string | undefined {
  const file = `${expected}/${name}.png`
  const actual = PNG.sync.read(shot)
  for (const rest of ['actual', 'diff']) rmSync(`${left}/${name}.${rest}.png`, { force: true })
  if (isUpdating) {
    mkdirSync(expected, { recursive: true })
    writeFileSync(file, indexedPng(actual))
    return undefined
  }
  if (!existsSync(file)) return `${name}: no picture is expected yet; UPDATE_PICTURES=1 writes it`

  const wanted = PNG.sync.read(readFileSync(file))
  const { width, height } = wanted
  const keep = (rest: string, picture: PNG) => {
    mkdirSync(left, { recursive: true })
    writeFileSync(`${left}/${name}.${rest}.png`, indexedPng(picture))
  }
  if (width !== actual.width || height !== actual.height) {
    keep('actual', actual)
    return `${name}: ${actual.width} × ${actual.height} instead of ${width} × ${height}`
  }
  const diff = new PNG({ width, height })
  const different = pixelmatch(wanted.data, actual.data, diff.data, width, height, { threshold: 0.1 })
  if (different <= mostDifferent * width * height) return undefined
  keep('actual', actual)
  keep('diff', diff)
  return `${name}: ${((100 * different) / (width * height)).toFixed(2)} % of the pixels differ; see ${left}`
}
