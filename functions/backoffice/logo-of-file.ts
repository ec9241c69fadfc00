import { createHash } from 'node:crypto'
import { isPartnerLogo, largestLogo, logoTypeOf, type Logo, type LogoBytes } from '#shared/site/content/partner.ts'
import { pictureIn } from '#shared/account/avatar/picture.ts'
import { refuse } from '#shared/contract/problem.ts'

/**
 * What an uploaded logo is by its bytes, whatever it is called. Its digest is of its partner too, so that nobody else's logo goes with it when it is
 * removed. @throws Problem `invalid`
 */
export function logoOfFile(file: string, partner: string): { logo: Logo; kept: LogoBytes } {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > largestLogo) throw refuse('logo', 'refusals:logoTooLarge')
  const picture = pictureIn(bytes)
  if (!picture) throw refuse('logo', 'refusals:logoType')
  if (!isPartnerLogo(picture)) throw refuse('logo', 'refusals:logoSides')
  const digest = createHash('sha256').update(partner).update(bytes).digest('hex').slice(0, 32)
  const { width, height } = picture
  return {
    logo: { digest, type: logoTypeOf(picture.type), width, height },
    kept: { digest, bytes: bytes.toString('base64') },
  }
}
