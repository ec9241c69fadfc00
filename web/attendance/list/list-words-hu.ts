import attendance from '#shared/words/hu/attendance.json'
import payroll from '#shared/words/hu/payroll.json'
import sheet from '#shared/words/hu/sheet.json'
import sheetlist from '#shared/words/hu/sheetlist.json'

/** The namespaces that are loaded with the list of attendance sheets. */
export const words = { attendance, payroll, sheet, sheetlist }
