import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faceOf, faces, folder } from '#infra/build/draw-faces.ts'

const sheet = readFileSync('web/style/fonts.css', 'utf8')

/** The letters that a face is asked for, as its rule in the sheet says. */
function rangeOf(name: string): Set<number> {
  const rule = sheet.split('@font-face').find(text => text.includes(`${name}.woff2`)) ?? ''
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(rule) ?? []
  return new Set(
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, place) => from + place)
    }),
  )
}

it.each(Object.keys(faces) as (keyof typeof faces)[])('%s is cut from the face of its package', async name => {
  expect(readFileSync(`${folder}/${name}.woff2`).equals(await faceOf(name))).toBe(true)
})

it.each(Object.entries(faces))('%s is asked for exactly the letters that it has', (name, { text }) => {
  expect(rangeOf(name)).toEqual(new Set(Array.from(text, letter => letter.codePointAt(0))))
})
