import attendance from '#shared/words/en/attendance.json'
import payroll from '#shared/words/en/payroll.json'
import sheet from '#shared/words/en/sheet.json'
import sheetlist from '#shared/words/en/sheetlist.json'

/** The namespaces that are loaded with the list of attendance sheets. */
export const words = { attendance, payroll, sheet, sheetlist }
