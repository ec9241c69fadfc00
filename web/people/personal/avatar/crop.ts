/** A square of a picture by its centre, in pixels of the picture. */
export interface Crop {
  x: number
  y: number
  /** How many times shorter its side is than the shorter side of the picture. */
  zoom: number
}

interface Size {
  width: number
  height: number
}

export const closest = 4

/** The largest square in the middle. */
export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

export const sideOf = ({ width, height }: Size, { zoom }: Crop) => Math.min(width, height) / zoom

const between = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value))

/** The nearest square that lies within the picture. */
export function within(picture: Size, crop: Crop): Crop {
  const zoom = between(1, closest, crop.zoom)
  const half = sideOf(picture, { ...crop, zoom }) / 2
  return {
    x: between(half, picture.width - half, crop.x),
    y: between(half, picture.height - half, crop.y),
    zoom,
  }
}

/** A share of the side by which an arrow key moves the square, and the factor by which plus and minus zoom. */
const step = 0.05
const factor = 1.1

/** What a key does to a square; undefined for a key that does nothing. */
export function movedByKey(picture: Size, crop: Crop, key: string): Crop | undefined {
  const far = sideOf(picture, crop) * step
  const moves: Record<string, Partial<Crop>> = {
    ArrowLeft: { x: crop.x - far },
    ArrowRight: { x: crop.x + far },
    ArrowUp: { y: crop.y - far },
    ArrowDown: { y: crop.y + far },
    '+': { zoom: crop.zoom * factor },
    '-': { zoom: crop.zoom / factor },
  }
  const move = moves[key]
  return move && within(picture, { ...crop, ...move })
}
