/** Red, green and blue of light, 0 to 1, in proportion to its energy (linear sRGB). */
type Light = [red: number, green: number, blue: number]
type Matrix = readonly [Light, Light, Light]

/** What full loss of one kind of cone makes of a colour (Machado, Oliveira, Fernandes: 2009, severity 1). */
const losses = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

export type Vision = 'normal' | keyof typeof losses
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const satisfies Vision[]

const times = (matrix: Matrix, [red, green, blue]: Light) =>
  matrix.map(([a, b, c]) => a * red + b * green + c * blue) as Light

const seenBy = (vision: Vision, light: Light) =>
  vision === 'normal' ? light : (times(losses[vision], light).map(part => Math.min(1, Math.max(0, part))) as Light)

/** The light of a colour written `#rrggbb`. */
const lightOf = (hex: string) =>
  [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Light

const cones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const opponents: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const oklab = (light: Light) => times(opponents, times(cones, light).map(Math.cbrt) as Light)

/** How far apart two colours look, in OKLab × 100: 2 can just be told apart side by side. */
export function distance(one: string, other: string, vision: Vision): number {
  const there = oklab(seenBy(vision, lightOf(other)))
  return 100 * Math.hypot(...oklab(seenBy(vision, lightOf(one))).map((part, index) => part - there[index]!))
}

const luminance = (hex: string) => {
  const [red, green, blue] = lightOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
