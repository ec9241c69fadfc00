/** At most `room` places of `count`, from the first on, evenly apart. */
export function spread(count: number, room: number): number[] {
  if (count <= 0 || room <= 0) return []
  const step = Math.ceil(count / room)
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
