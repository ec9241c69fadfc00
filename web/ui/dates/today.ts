import { yearOf, type Day, type Year } from '#shared/calendar/day.ts'

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })

/** Which day a moment belongs to in Budapest, whatever the clock of the machine says. */
export const dayInBudapest = (moment: Date): Day => days.format(moment)

export const todayInBudapest = (now = new Date()): Day => dayInBudapest(now)

export const thisYearInBudapest = (now = new Date()): Year => yearOf(dayInBudapest(now))

const watchers = new Set<() => void>()
let known = todayInBudapest()
let timer: ReturnType<typeof setTimeout> | undefined

/** Days begin at a full hour, in Budapest too; a page that slept over it looks when it is seen again. */
function look() {
  clearTimeout(timer)
  timer = setTimeout(look, 3_600_000 - (Date.now() % 3_600_000))
  const today = todayInBudapest()
  if (today === known) return
  known = today
  for (const onNewDay of watchers) onNewDay()
}

/** Tells when another day has begun while the page is open. */
export function watchToday(onNewDay: () => void): () => void {
  if (watchers.size === 0) {
    known = todayInBudapest()
    look()
    document.addEventListener('visibilitychange', look)
  }
  watchers.add(onNewDay)
  return () => {
    watchers.delete(onNewDay)
    if (watchers.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
