import * as z from 'zod/mini'
import { LeaveRules } from '../entitlement/rules.ts'

/** The leave rules that a company chooses; its country it has already. */
export const ChosenRules = z.omit(LeaveRules, { country: true })
