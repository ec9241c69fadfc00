import { useState } from 'react'
import type { ListedSheet } from '#shared/attendance/contract/list-sheets.ts'

/** Whether nothing of a sheet is to be looked at before it is accepted. */
export const isClean = ({ mistakes, limits, overtime_minutes }: ListedSheet) =>
  mistakes === 0 && limits === 0 && overtime_minutes === 0

/** Which sheets are chosen: those that were handed in with nothing to look at beforehand, and what somebody says otherwise. */
export function useChosen(sheets: readonly ListedSheet[]) {
  const [said, say] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = (sheet: ListedSheet) =>
    sheet.may.accept && (said.get(sheet.user_id) ?? (sheet.state === 'handed_in' && isClean(sheet)))
  return {
    isChosen,
    chosen: sheets.filter(isChosen).map(({ user_id }) => user_id),
    choose: (ids: readonly string[], isOn: boolean) =>
      say(before => new Map([...before, ...ids.map(id => [id, isOn] as const)])),
    forget: () => say(new Map()),
  }
}
