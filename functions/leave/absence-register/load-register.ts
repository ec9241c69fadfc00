import { unpack } from '#functions/company/directory-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { getAll } from '#functions/platform/table.ts'
import { peopleInText, type PersonInRegister } from '#shared/leave/feed/absence-entry.ts'
import { absenceParts, partOf, type AbsencePart, type AbsenceRegister } from './register-store.ts'

/** The parts of a register in which people are, or all. */
export const partsWith = ({ parts }: Pick<AbsenceRegister, 'parts'>, people?: readonly string[]): string[] => {
  const wanted = people && new Set(people.map(partOf))
  return Object.keys(parts)
    .filter(part => !wanted || wanted.has(part))
    .sort()
}

/** Names what parts of a register hold. */
export const versionOfParts = ({ parts }: Pick<AbsenceRegister, 'parts'>, some: readonly string[]) =>
  some.map(part => `${part}:${parts[part]}`).join(' ')

/** Loads parts of a register, which are as new as it knows them: read once more, strongly consistent, where one lags behind. */
export async function loadParts(
  register: Pick<AbsenceRegister, 'company' | 'parts'>,
  some: readonly string[],
): Promise<PersonInRegister[]> {
  const names = some.map(part => ({ company: register.company, part }))
  const found = await getAll(absenceParts, names, { mayLag: true })
  const isAsNew = (part: Stored<AbsencePart>) => part._version >= (register.parts[part.part] ?? 0)
  const parts = found.length === names.length && found.every(isAsNew) ? found : await getAll(absenceParts, names)
  return parts.flatMap(({ packed }) => peopleInText(unpack(packed)))
}
