import sharp from 'sharp'

/** Where the pictures of the home page lie. */
export const folder = 'web/site/home/pictures'

/** How coarsely two pictures are compared, in pixels: letters and compression differ a little, a page that has changed does in whole boxes. */
const box = 12
/** How much a box may differ, of 255. */
const mostOfBox = 24
/** This share of the boxes may differ more: what waited in the same second has no order, and a bell counts on. */
const mostBoxes = 0.02

const coarse = async (picture: Buffer | string, width: number, height: number) =>
  sharp(picture).flatten().removeAlpha().resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()

/** What is wrong with a picture that is kept, beside the one that the product gives today. */
export async function differenceOf(kept: string, png: Buffer, most = mostBoxes): Promise<string | undefined> {
  const [before, now] = await Promise.all([sharp(kept).metadata(), sharp(png).metadata()])
  if (Math.abs(before.width - now.width) > 2 || Math.abs(before.height - now.height) > 2)
    return `${now.width} × ${now.height} instead of ${before.width} × ${before.height}`
  const [width, height] = [Math.ceil(now.width / box), Math.ceil(now.height / box)]
  const [one, other] = await Promise.all([coarse(kept, width, height), coarse(png, width, height)])
  const boxes = Array.from({ length: width * height }, (_, place) =>
    Math.max(...[0, 1, 2].map(colour => Math.abs(one[3 * place + colour]! - other[3 * place + colour]!))),
  )
  const share = boxes.filter(difference => difference > mostOfBox).length / boxes.length
  return share > most ? `${(100 * share).toFixed(1)} % of it is not as it was` : undefined
}
