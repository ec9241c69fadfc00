import { people } from '#shared/people/contract.ts'
import type { Person as Member, World } from '#test/support/world.ts'
import { openOffice, type Office } from '../functions/leave/office.ts'

/** Gives people the names that they are looked for by on the pages, as `Szabó Márta`. */
export async function named(names: readonly (readonly [member: Member, name: string])[]) {
  await Promise.all(
    names.map(([{ client }, name]) => {
      const [last_name = '', first_name = ''] = name.split(' ')
      return client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: { first_name, last_name } })
    }),
  )
}

/** The office, whose people have names. */
export async function openNamedOffice(world: World): Promise<Office> {
  const office = await openOffice(world)
  const { owner, admin, approver, anna, emese } = office
  await named([
    [owner, 'Szabó Márta'],
    [admin, 'Kiss Csilla'],
    [approver, 'Nagy Béla'],
    [anna, 'Kovács Anna'],
    [emese, 'Tóth Emese'],
  ])
  return office
}
