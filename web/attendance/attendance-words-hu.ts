import attendance from '#shared/words/hu/attendance.json'
import payroll from '#shared/words/hu/payroll.json'
import sheet from '#shared/words/hu/sheet.json'

/** The namespaces that are loaded with the page of an attendance sheet. */
export const words = { attendance, payroll, sheet }
