import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { CompanyEffect, CompanyEffectPart } from '#shared/leave/effect/company-effect.ts'

/** One for each administrator, so that whoever asks again ends what they asked before. */
export const companyEffects: Kind<CompanyEffect, Pick<CompanyEffect, 'company' | 'member'>> = {
  name: 'CompanyEffect',
  schema: CompanyEffect,
  key: one => ({ pk: memberPartition(one), sk: 'EFFECT' }),
  expires: ({ expires_at }) => expires_at,
}

export const companyEffectParts: Kind<
  CompanyEffectPart,
  Pick<CompanyEffectPart, 'company' | 'member' | 'effect' | 'part'>
> = {
  name: 'CompanyEffectPart',
  schema: CompanyEffectPart,
  key: one => ({ pk: memberPartition(one), sk: `EFFECT#${one.effect}#${one.part}` }),
  expires: ({ expires_at }) => expires_at,
}
