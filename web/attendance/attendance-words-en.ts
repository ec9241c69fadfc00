import attendance from '#shared/words/en/attendance.json'
import payroll from '#shared/words/en/payroll.json'
import sheet from '#shared/words/en/sheet.json'

/** The namespaces that are loaded with the page of an attendance sheet. */
export const words = { attendance, payroll, sheet }
