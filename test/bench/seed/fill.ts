import { hashOf } from '#functions/account/password.ts'
import { commit, type Write } from '#functions/platform/table.ts'
import { chanceOf } from './chance.ts'
import { writesOf, type SeedProps } from './company.ts'

/** Everybody's password. */
export const password = 'Szabi2026'

/** The most writes of a transaction, and the number of concurrent transactions. */
const most = 100
const atOnce = 4

/** Fills the table named by the environment with a company, and gives the number of items. */
export async function fill(props: Pick<SeedProps, 'people' | 'absences' | 'today'>): Promise<number> {
  const all = writesOf({ ...props, chance: chanceOf(props.people), password: await hashOf(password) })
  const sheaves = transactionsOf(all)
  let count = 0
  const goOn = async () => {
    for (const writes of sheaves) {
      count += writes.length
      await commit(...writes)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return count
}

/** The writes in as few transactions as possible. */
function* transactionsOf(all: Iterable<Write[]>): Generator<Write[]> {
  let sheaf: Write[] = []
  for (const write of flat(all)) {
    sheaf.push(write)
    if (sheaf.length < most) continue
    yield sheaf
    sheaf = []
  }
  if (sheaf.length) yield sheaf
}

function* flat<T>(all: Iterable<T[]>): Generator<T> {
  for (const some of all) yield* some
}
