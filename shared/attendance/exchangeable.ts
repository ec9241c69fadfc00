import type { SheetDay } from './model.ts'

/** The minutes of overtime of some days that can be exchanged: beyond their scheduled time, and not that of rest days or holidays (Mt. 143. § (2), (4)–(5)). */
export const exchangeable = (days: readonly Pick<SheetDay, 'scheduled' | 'overtime_minutes'>[]): number =>
  days.reduce((sum, { scheduled, overtime_minutes }) => (scheduled ? sum + overtime_minutes : sum), 0)
