import * as z from 'zod/mini'
import { Id, line } from '../../contract/wire.ts'
import { Language } from '../../words/language.ts'

/** The pictures that a logo may be, by their names in a content type. */
export const logoTypes = ['png', 'jpeg', 'webp'] as const
export type LogoType = (typeof logoTypes)[number]

/** Bytes: a logo is small, and the home page shows several. */
export const largestLogo = 100_000

/** What an operator writes of a partner of the service, or of a brand that uses it. */
export const PartnerDraft = z.object({
  kind: z.enum(['partner', 'brand']),
  name: line(80),
  language: Language,
  active: z.boolean(),
})
export type PartnerDraft = z.infer<typeof PartnerDraft>

/** A file in base64. */
export const LogoFile = z
  .string({ error: 'problems:required' })
  .check(
    z.minLength(1, { error: 'problems:required' }),
    z.maxLength(Math.ceil(largestLogo / 3) * 4 + 4, { error: 'refusals:logoTooLarge' }),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'refusals:logoType' }),
  )

export const Logo = z.object({
  /** The digest of its bytes, by which its file is called. */
  digest: z.string(),
  type: z.enum(logoTypes),
  width: z.int(),
  height: z.int(),
})
export type Logo = z.infer<typeof Logo>

/** A partner or a brand, whose logo the home page of its language shows while it is active. */
export const Partner = z.extend(PartnerDraft, {
  id: Id,
  logo: Logo,
  place: z.int(),
  /** Unix seconds. */
  changed_at: z.int(),
})
export type Partner = z.infer<typeof Partner>

/** The bytes of a logo, in base64, under their digest. */
export const LogoBytes = z.object({ digest: z.string(), bytes: z.string() })
export type LogoBytes = z.infer<typeof LogoBytes>

export const mostPartners = 60

/** The longest side of a logo in pixels: a small file can be a picture that fills a browser's memory. */
export const longestLogoSide = 2000

export const isPartnerLogo = ({ width, height }: Pick<Logo, 'width' | 'height'>): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= longestLogoSide

export const logoTypeOf = (contentType: `image/${LogoType}`): LogoType => contentType.slice('image/'.length) as LogoType

/** Where the public site keeps a logo. */
export const logoKey = ({ digest, type }: Logo): string => `brands/${digest}.${type}`

/** A logo as the home page shows it. */
export const ShownPartner = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['partner', 'brand']),
  src: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ShownPartner = z.infer<typeof ShownPartner>
