import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Cuts the letters that every page shows out of the faces of the packages: `node infra/build/draw-faces.ts`.

/** Where the faces lie that pages ask for first. */
export const folder = 'web/style/faces'

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))

const letters = between(0x20, 0x7e) + 'ÁÉÍÓÖÚÜáéíóöúü§·×–—‘’“”„…€−\u00a0'
/** What only the second file of each face has. */
const longUmlauts = 'ŐőŰű'

const packages = 'node_modules/@fontsource-variable'
const headlines = `${packages}/bricolage-grotesque/files/bricolage-grotesque`
const texts = `${packages}/figtree/files/figtree`

/** Headlines are of one weight; texts keep all of theirs. */
export const faces = {
  'headline-letters': { from: `${headlines}-latin-wght-normal.woff2`, text: letters, weight: 710 },
  'headline-long-umlauts': { from: `${headlines}-latin-ext-wght-normal.woff2`, text: longUmlauts, weight: 710 },
  'text-long-umlauts': { from: `${texts}-latin-ext-wght-normal.woff2`, text: longUmlauts, weight: undefined },
} as const

export async function faceOf(name: keyof typeof faces): Promise<Buffer> {
  const { from, text, weight } = faces[name]
  return subsetFont(await readFile(from), text, {
    targetFormat: 'woff2',
    ...(weight && { variationAxes: { wght: weight } }),
  })
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(faces) as (keyof typeof faces)[])
    await writeFile(`${folder}/${name}.woff2`, await faceOf(name))
}
