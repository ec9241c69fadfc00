import * as z from 'zod/mini'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

export const absencesPartition = (company: string) => `${companyPartition(company)}#ABSENCES`

/** The version of each part of a company's register of absences, which is kept from its first calendar feed on, or from its first counts if it is large. */
const AbsenceRegister = z.object({
  company: z.string(),
  /** By part. A part has the version of the register that it was written with, which never goes back. */
  parts: z.record(z.string(), z.int()),
  begun_at: z.int(),
  /** Whether everybody's absences are in the parts. */
  is_built: z.boolean(),
})
export type AbsenceRegister = z.infer<typeof AbsenceRegister>

export const absenceRegisters: Kind<AbsenceRegister, { company: string }> = {
  name: 'AbsenceRegister',
  schema: AbsenceRegister,
  key: ({ company }) => ({ pk: absencesPartition(company), sk: 'REGISTER' }),
}

/** The register that a company begins with, which a task builds. */
export const begunRegister = (company: string, begun_at: number): AbsenceRegister => ({
  company,
  parts: {},
  begun_at,
  is_built: false,
})

/** The absences of the people whose ids end alike, compressed. */
const AbsencePart = z.object({ company: z.string(), part: z.string(), packed: z.instanceof(Uint8Array) })
export type AbsencePart = z.infer<typeof AbsencePart>

export const absenceParts: Kind<AbsencePart, Pick<AbsencePart, 'company' | 'part'>> = {
  name: 'AbsencePart',
  schema: AbsencePart,
  key: ({ company, part }) => ({ pk: absencesPartition(company), sk: `PART#${part}` }),
}

/** The part of a person: the last letter of their id, where ids differ most. */
export const partOf = (member: string) => member.slice(-1)
