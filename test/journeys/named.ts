import { people } from '#shared/people/contract.ts'
import type { Person as Member } from '#test/support/world.ts'

/** Gives people the names that they are looked for by on the pages, as `Szabó Márta`. */
export async function named(names: readonly (readonly [member: Member, name: string])[]) {
  await Promise.all(
    names.map(([{ client }, name]) => {
      const [last_name = '', first_name = ''] = name.split(' ')
      return client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: { first_name, last_name } })
    }),
  )
}
