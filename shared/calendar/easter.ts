import type { Day, Year } from './day.ts'
import { dayFrom } from './day.ts'
import { wholes } from './whole-numbers.ts'

/** Easter Sunday of the Gregorian calendar, by the method published in Nature in 1876 (Meeus, Jones and Butcher). */
export function easterSunday(year: Year): Day {
  const goldenNumber = year % 19
  const century = wholes(year, 100)
  const ofCentury = year % 100
  const moonCorrection = wholes(century - wholes(century + 8, 25) + 1, 3)
  const epact = (19 * goldenNumber + century - wholes(century, 4) - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * wholes(ofCentury, 4) - epact - (ofCentury % 4)) % 7
  const exception = wholes(goldenNumber + 11 * epact + 22 * toSunday, 451)
  const sum = epact + toSunday - 7 * exception + 114
  return dayFrom(year, wholes(sum, 31), (sum % 31) + 1)
}
