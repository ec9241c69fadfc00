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

export const rounded = (value: number) => Math.round(value * 100) / 100
