/** What a bench found. */
export interface Measure {
  name: string
  value: number
  unit: string
  /** What is measured over what it is held against, both in the same run. */
  ratio?: number
  aim?: string
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** The value that so many hundredths of all stay below. */
export const percentile = (values: readonly number[], hundredths: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * hundredths) / 100) - 1] ?? 0

/** Milliseconds that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

interface Sides {
  /** What is measured, and what it is held against; told the round, the warm-up's rounds among them. */
  measured: (round: number) => Promise<unknown>
  against: (round: number) => Promise<unknown>
  rounds: number
  /** Rounds that are not counted. */
  warmUp?: number
}

/** The median milliseconds of both sides, in turns, so that a busy moment of the machine hits both; and their ratio. */
export async function compared({ measured, against, rounds, warmUp = 3 }: Sides) {
  const times: { measured: number; against: number }[] = []
  for (let round = 0; round < warmUp + rounds; round++)
    times.push({ measured: await timed(() => measured(round)), against: await timed(() => against(round)) })
  const counted = times.slice(warmUp)
  const [one, other] = [median(counted.map(time => time.measured)), median(counted.map(time => time.against))]
  return { milliseconds: rounded(one), against: rounded(other), ratio: rounded(one / other) }
}

interface Crowd<Name extends string> {
  /** What is measured, and what it is held against; told which client asks. */
  sides: Record<Name, (client: number) => Promise<unknown>>
  clients: number
  /** Calls of one side in one round, all clients together. */
  calls: number
  rounds: number
}

/** What every call took, by side: clients that ask at once, each one call after the other; the sides in turns, the first round uncounted. */
export async function crowded<Name extends string>({ sides, clients, calls, rounds }: Crowd<Name>) {
  const taken = Object.fromEntries(Object.keys(sides).map(name => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round <= rounds; round++)
    for (const [name, work] of Object.entries<(client: number) => Promise<unknown>>(sides)) {
      const times = await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          const own: number[] = []
          for (let done = 0; done < calls / clients; done++) own.push(await timed(() => work(client)))
          return own
        }),
      )
      if (round > 0) taken[name as Name].push(...times.flat())
    }
  return taken
}

export const rounded = (value: number) => Math.round(value * 100) / 100
