import { readFileSync } from 'node:fs'
import { productName } from '#shared/words/product.ts'
import { sampleDayOf, type SampleDay } from '#web/site/home/year/sample-year.ts'

const face = (name: string, file: string, range: string) =>
  `@font-face { font-family: ${name}; font-weight: 200 800; src: url(data:font/woff2;base64,${readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64')}); unicode-range: ${range} }`

const [latin, extended] = ['U+0000-00FF, U+2000-206F', 'U+0100-02BA, U+1E00-1E9F']
const [display, text] = ['bricolage-grotesque/files/bricolage-grotesque-latin', 'figtree/files/figtree-latin']

const styles = `
${face('Display', `${display}-wght-normal.woff2`, latin)}
${face('Display', `${display}-ext-wght-normal.woff2`, extended)}
${face('Text', `${text}-wght-normal.woff2`, latin)}
${face('Text', `${text}-ext-wght-normal.woff2`, extended)}
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 66px 72px 0; overflow: hidden; background: #f5f8f8; color: #13262a; font-family: Text; position: relative }
.logo { display: flex; align-items: center; gap: 5px; font: 720 38px/1 Display; letter-spacing: -0.03em }
.logo i { width: 10px; height: 28px; border-radius: 3px; background: #17666f }
.logo i:nth-child(3) { background: #f2a25c }
.logo i:nth-child(4) { border: 2px solid #74868a; background: none; margin-inline-end: 14px }
h1 { margin-block: 40px 22px; font: 720 74px/1.06 Display; letter-spacing: -0.035em; text-wrap: balance; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; padding-block-end: 12px }
h1.long { font-size: 58px }
p { color: #4d6166; font-size: 27px; line-height: 1.35; max-width: 1000px; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
.days { position: absolute; inset: auto auto 12px 72px; display: grid; grid-template-columns: repeat(31, 38px); gap: 7px }
.days i { height: 38px; border: 1px solid #dae2e3; border-radius: 7px; background: #fff }
.days .weekend { border: 0; background: repeating-linear-gradient(135deg, #d3dddf 0 1.5px, transparent 1.5px 6px), #e7edee }
.days .vacation { border: 0; background: #17666f }
.days .home { border: 0; background: #789ff5 }
.days .sick { border: 0; background: #c01d17 }
.days .holiday { border: 2px solid #f2a25c }
`

/** Two rows of days fewer stand below a sentence of two lines. */
const months = [3, 4, 5, 6]

const daysOf = (month: number) =>
  Array.from({ length: new Date(Date.UTC(2026, month, 0)).getUTCDate() }, (_, day) => sampleDayOf(month, day + 1))

const box = (day: SampleDay | undefined, place: number) =>
  `<i class="${day ?? ''}" style="grid-column: ${place + 1}"></i>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Longest heading that fits into two lines of the larger size. */
const longestLarge = 52

/** What is shown of a page where somebody passes on its address, 1200 × 630. */
export const ogCard = ({
  title,
  about,
  language,
}: {
  title: string
  about: string
  language: string
}) => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><style>${styles}</style>
<body><div class="logo"><i></i><i></i><i></i><i></i>${productName.toLowerCase()}</div>
<h1 class="${title.length > longestLarge ? 'long' : ''}">${escaped(title)}</h1><p>${escaped(about)}</p>
<div class="days">${months.map(month => daysOf(month).map(box).join('')).join('')}</div></body></html>`
