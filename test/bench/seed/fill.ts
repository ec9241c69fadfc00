import { hashOf } from '#functions/account/password.ts'
import { commit, type Write } from '#functions/platform/table.ts'
import { chanceOf } from './chance.ts'
import { writesOf, type SeedProps } from './company.ts'

/** What everybody signs in with. */
export const password = 'Szabi2026'

/** The most writes of one transaction, and how many transactions are on their way at once. */
const most = 100
const atOnce = 4

/** Fills the table that the environment names with a company; gives how many items that made. */
export async function fill(props: Pick<SeedProps, 'people' | 'absences' | 'today'>): Promise<number> {
  const all = writesOf({ ...props, chance: chanceOf(props.people), password: await hashOf(password) })
  const sheaves = sheavesOf(all)
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

/** The writes in as few transactions as they fit into. */
function* sheavesOf(all: Iterable<Write[]>): Generator<Write[]> {
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
