import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { account } from '#shared/account/contract.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { worldOf } from '#test/support/inhabitants.ts'
import { calledFrom } from '#test/support/shared-cloud.ts'
import { password } from '#test/support/world.ts'
import { costs, isRecounted, openArena, playRound, type Arena, type Findings, type Told } from './rounds.ts'

interface Play {
  rounds: number
  /** Rounds played at the same moment, each in a company of its own. */
  lanes?: number
  seed: number
  /** Called after each round. */
  onRound?: (played: number, findings: Findings) => void
}

/** Rounds in one company, after which another one is founded, so that lists stay short. */
const roundsOfArena = 40

/** Plays rounds of changes at the same moment, and gives what was told and what is not as it must be. */
export async function play(cloud: LocalCloud, { rounds, lanes = 3, seed, onRound }: Play) {
  const told: Told = { statuses: new Map(), tooBusy: 0 }
  const findings: Findings = []
  const seeds = Array.from({ length: Math.ceil(rounds / roundsOfArena) }, (_, n) => seed + n)
  const arenas = seeds.values()
  let played = 0
  // Half a minute after the last change of a calendar everything is recounted again, so those come first.
  const ordered = [...arenas].sort((one, other) => Number(isRecounted(other)) - Number(isRecounted(one))).values()
  const left: { arena: Arena; close: () => Promise<void> }[] = []
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const own of ordered) {
        const { url, close } = await calledFrom(addressOf(own), cloud)
        const world = worldOf(() => ({ ...cloud, url }))
        const arena = await openArena(world, own, todayInBudapest())
        for (let round = 0; round < roundsOfArena && played < rounds; round++) {
          played += 1
          const found = await playRound(arena, told)
          findings.push(...found.map(finding => `seed ${own}, round ${round}: ${finding}`))
          onRound?.(played, found)
        }
        if (isRecounted(own)) left.push({ arena, close })
        else await close()
      }
    }),
  )
  findings.push(
    ...(await uncounted(
      cloud,
      left.map(({ arena }) => arena),
    )),
  )
  await Promise.all(left.map(({ close }) => close()))
  return { findings, told, played }
}

/** Each company calls from an address of its own, since throttling counts by address. */
const addressOf = (seed: number) => `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`

/** The requests whose days another recount of everything would change, when all recounts are over. */
async function uncounted(cloud: LocalCloud, arenas: Arena[]): Promise<Findings> {
  // Other companies' calendars have changed later, and nothing is to be found out of them.
  const isAwaited = (task: string) => arenas.some(({ anna }) => task.includes(anna.company))
  // Beside a dozen other busy processes, the queue of so many companies takes minutes.
  await eventually(() => !cloud.waitingIn('TasksQueueWaiting').some(isAwaited), 240_000)
  const findings: Findings = []
  for (const arena of arenas) {
    // A token is good for minutes, and a long play takes longer.
    await arena.owner.client.asked(account.logIn, { body: { email: arena.owner.email, password } })
    const before = await costs(arena)
    const scope = { since: `${arena.year}-01-01` }
    const body = JSON.stringify({ task: 'recount', company: arena.anna.company, scope })
    await cloud.invoke('stream-run-task', { Records: [{ messageId: 'm', body }] })
    const after = await costs(arena)
    for (const { id, from_date, days } of after) {
      const known = before.find(request => request.id === id)
      if (known?.days !== days) findings.push(`not recounted: ${from_date} costs ${days} days, not ${known?.days}`)
    }
  }
  return findings
}
