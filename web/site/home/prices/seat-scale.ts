/** The head counts that the slider's marks stand for, evenly spaced although they are not. */
export const stops = [1, 9, 25, 50, 100, 250, 500] as const

/** Steps of the slider between two marks. */
const between = 8
export const lastPosition = (stops.length - 1) * between

/** How many people a position of the slider stands for. */
export function seatsAt(position: number): number {
  const place = Math.min(Math.floor(position / between), stops.length - 2)
  const [from, to] = [stops[place]!, stops[place + 1]!]
  return Math.round(from + ((to - from) * (position - place * between)) / between)
}

/** The position that is nearest to a number of people. */
export function positionOf(seats: number): number {
  const above = stops.findIndex(stop => stop >= seats)
  if (above === 0) return 0
  if (above === -1) return lastPosition
  const [from, to] = [stops[above - 1]!, stops[above]!]
  return (above - 1) * between + Math.round(((seats - from) / (to - from)) * between)
}
