/** A figure of the bench. */
export interface Measure {
  name: string
  value: number
  unit: string
  /** The measured value over its baseline, both from the same run. */
  ratio?: number
  aim?: string
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** The value below which so many hundredths of all values are. */
export const percentile = (values: readonly number[], hundredths: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * hundredths) / 100) - 1] ?? 0

/** The duration of some work in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

interface Sides {
  /** The measured work and its baseline; rounds of the warm-up are counted in `round`. */
  measured: (round: number) => Promise<unknown>
  against: (round: number) => Promise<unknown>
  rounds: number
  /** Rounds before the measured ones. */
  warmUp?: number
}

/** The median milliseconds of both sides and their ratio; the sides alternate, so that a busy moment of the machine hits both. */
export async function compared({ measured, against, rounds, warmUp = 3 }: Sides) {
  const times: { measured: number; against: number }[] = []
  for (let round = 0; round < warmUp + rounds; round++)
    times.push({ measured: await timed(() => measured(round)), against: await timed(() => against(round)) })
  const counted = times.slice(warmUp)
  const [one, other] = [median(counted.map(time => time.measured)), median(counted.map(time => time.against))]
  return { milliseconds: rounded(one), against: rounded(other), ratio: rounded(one / other) }
}

interface LoadProps<Name extends string> {
  /** The measured work and its baselines, called with the client's number. */
  sides: Record<Name, (client: number) => Promise<unknown>>
  clients: number
  /** Calls of one side in one round, over all clients. */
  calls: number
  rounds: number
}

/** The duration of every call by side: clients run concurrently, each with one call at a time; the sides alternate after a warm-up round. */
export async function underLoad<Name extends string>({ sides, clients, calls, rounds }: LoadProps<Name>) {
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
