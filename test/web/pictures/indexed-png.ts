import { crc32, deflateSync } from 'node:zlib'

interface Pixels {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel, a byte each. */
  data: Buffer
}

const mostColours = 256
const mostFrequent = 160
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * A picture of a page as a PNG of at most 256 colours, a quarter of the usual size: a page has few colours, and what its letters'
 * edges have beyond them is drawn in the nearest one, which no comparison sees.
 */
export function indexedPng({ width, height, data }: Pixels): Buffer {
  const colours = new Uint32Array(width * height).map(
    (_, at) => (data[at * 4]! << 16) | (data[at * 4 + 1]! << 8) | data[at * 4 + 2]!,
  )
  const palette = paletteOf(colours)
  const place = placeIn(palette)
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = place(colours[y * width + x]!)

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each pixel, which name a colour of the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(bytesOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const bytesOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]

/** Most of the palette are the most frequent colours; the rest are those that the palette would miss most. */
function paletteOf(colours: Uint32Array): number[] {
  const times = new Map<number, number>()
  for (const colour of colours) times.set(colour, (times.get(colour) ?? 0) + 1)
  const all = [...times].sort(([one, often], [other, oftener]) => oftener - often || one - other)
  const palette = all.slice(0, mostFrequent).map(([colour]) => colour)
  const missed = all.slice(mostFrequent).map(([colour, times]) => ({ colour, times, far: farFrom(palette, colour) }))
  while (palette.length < mostColours && missed.length) {
    const worst = missed.reduce((one, other) => (other.far * other.times > one.far * one.times ? other : one))
    palette.push(worst.colour)
    for (const one of missed) one.far = Math.min(one.far, farFrom([worst.colour], one.colour))
  }
  return palette
}

function placeIn(palette: number[]): (colour: number) => number {
  const known = new Map(palette.map((colour, place) => [colour, place]))
  return colour => {
    let place = known.get(colour)
    if (place === undefined) known.set(colour, (place = nearest(palette, colour)))
    return place
  }
}

/** The square of the distance between two colours. */
function apart(one: number, other: number): number {
  const [red, green, blue] = [16, 8, 0].map(shift => ((one >> shift) & 255) - ((other >> shift) & 255))
  return red! * red! + green! * green! + blue! * blue!
}

const farFrom = (palette: number[], colour: number) => Math.min(...palette.map(one => apart(one, colour)))

function nearest(palette: number[], colour: number): number {
  const far = farFrom(palette, colour)
  return palette.findIndex(one => apart(one, colour) === far)
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
