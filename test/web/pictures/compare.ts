import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { indexedPng } from './indexed-png.ts'
import { settled } from './settled.ts'

/** What the pages are to look like; `UPDATE_PICTURES=1` writes it. */
const expected = 'test/web/pictures/expected'
/** Where a picture that differs is left, with what differs in red. */
const left = '.cache/pictures'

/** This share of the pixels may differ: letters are drawn a little differently from one Chromium to the next. */
const mostDifferent = 0.002

const isUpdating = Boolean(process.env.UPDATE_PICTURES)

/** Compares the picture of a page at rest with the one that is expected under this name, and says what is wrong, if anything. */
export async function troubleWith(name: string, take: () => Promise<Buffer>): Promise<string | undefined> {
  const file = `${expected}/${name}.png`
  for (const rest of ['actual', 'diff']) rmSync(`${left}/${name}.${rest}.png`, { force: true })
  if (isUpdating) {
    mkdirSync(expected, { recursive: true })
    writeFileSync(file, indexedPng(PNG.sync.read(await settled(take, () => false))))
    return undefined
  }
  if (!existsSync(file)) return `${name}: no picture is expected yet; UPDATE_PICTURES=1 writes it`

  const wanted = PNG.sync.read(readFileSync(file))
  // Reading and comparing a picture takes longer than taking it, so each is looked at once.
  const lookAt = (shot: Buffer) => {
    const actual = PNG.sync.read(shot)
    return { actual, difference: differenceOf(wanted, actual) }
  }
  const looks = new WeakMap<Buffer, ReturnType<typeof lookAt>>()
  const seen = (shot: Buffer) => {
    const look = looks.get(shot) ?? lookAt(shot)
    looks.set(shot, look)
    return look
  }
  const { actual, difference } = seen(await settled(take, shot => !seen(shot).difference))
  if (!difference) return undefined
  mkdirSync(left, { recursive: true })
  writeFileSync(`${left}/${name}.actual.png`, indexedPng(actual))
  if (difference.inRed) writeFileSync(`${left}/${name}.diff.png`, indexedPng(difference.inRed))
  return `${name}: ${difference.said}`
}

/** How a picture differs more than it may; in pixels, where it has the right size. */
function differenceOf(wanted: PNG, actual: PNG): { said: string; inRed?: PNG } | undefined {
  const { width, height } = wanted
  if (width !== actual.width || height !== actual.height)
    return { said: `${actual.width} × ${actual.height} instead of ${width} × ${height}` }
  const inRed = new PNG({ width, height })
  const different = pixelmatch(wanted.data, actual.data, inRed.data, width, height, { threshold: 0.1 })
  if (different <= mostDifferent * width * height) return undefined
  return { said: `${((100 * different) / (width * height)).toFixed(2)} % of the pixels differ; see ${left}`, inRed }
}
