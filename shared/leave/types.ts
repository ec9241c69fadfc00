import { addDays, type Day } from '../calendar/day.ts'

/** The balance that a leave type takes its days from; null: none. */
export type LeaveSource = 'annual' | 'sick' | 'carried' | 'parental' | 'paternity' | 'caregiver' | 'overtime' | null

/** How many working days a quota of its own holds, and for what (Mt. 118/A. § (1), 118. § (4), 55. § (1) l)). */
export const quotas = {
  parental: { days: 44, per: 'child' },
  paternity: { days: 10, per: 'child' },
  caregiver: { days: 5, per: 'year' },
} as const

/** The number of each type, on the wire and in the books. */
export const leaveTypeIds = {
  vacation: 1,
  sick: 2,
  home: 3,
  maternity: 4,
  unpaid: 5,
  funeral: 6,
  extra: 7,
  parental: 8,
  paternity: 9,
  caregiver: 10,
  lieu: 11,
} as const

export type LeaveTypeKey = keyof typeof leaveTypeIds
export type LeaveTypeId = (typeof leaveTypeIds)[LeaveTypeKey]

export interface LeaveType {
  id: LeaveTypeId
  key: LeaveTypeKey
  /** Whether somebody has to approve it; the others are approved when they are made. */
  approvable: boolean
  source: LeaveSource
}

const described = {
  vacation: { approvable: true, source: 'annual' },
  sick: { approvable: false, source: 'sick' },
  home: { approvable: false, source: null },
  maternity: { approvable: true, source: null },
  unpaid: { approvable: true, source: null },
  funeral: { approvable: true, source: null },
  extra: { approvable: false, source: 'carried' },
  parental: { approvable: false, source: 'parental' },
  paternity: { approvable: false, source: 'paternity' },
  caregiver: { approvable: false, source: 'caregiver' },
  lieu: { approvable: true, source: 'overtime' },
} as const satisfies Record<LeaveTypeKey, Omit<LeaveType, 'id' | 'key'>>

/** Every type, in the order of the numbers. */
export const leaveTypes: readonly LeaveType[] = (Object.keys(leaveTypeIds) as LeaveTypeKey[]).map(key => ({
  id: leaveTypeIds[key],
  key,
  ...described[key],
}))

/** The type with this number, if there is one. */
export const leaveType = (id: number) => leaveTypes.find(type => type.id === id)

/** Whether leave of a type keeps somebody away: home office is work, at another place. */
export const keepsAway = (typeId: number | null): boolean => typeId !== leaveTypeIds.home

/** The types that are taken for one child, who is named (Mt. 118. § (4), 118/A. §). */
export type ChildLeaveId = typeof leaveTypeIds.parental | typeof leaveTypeIds.paternity
export const isForChild = (id: number): id is ChildLeaveId =>
  id === leaveTypeIds.parental || id === leaveTypeIds.paternity

/** The notice period in calendar days before the start of a leave (Mt. 122. § (2), (4), (4a), 133. §). */
export const noticeDays = 15

/** The paragraph that asks for notice, by type of leave; other types may be asked for at any time. */
const paragraphs: Readonly<Record<number, string>> = {
  [leaveTypeIds.vacation]: 'Mt. 122. § (2), (4)',
  [leaveTypeIds.parental]: 'Mt. 122. § (4a)',
  [leaveTypeIds.unpaid]: 'Mt. 133. §',
}

/** The paragraph whose notice period a leave asked for on a day does not keep; undefined: it keeps it, needs none, or is recorded afterwards. */
export const shortNotice = ({ type_id, from_date }: { type_id: number; from_date: Day }, asked: Day) =>
  from_date >= asked && from_date < addDays(asked, noticeDays) ? paragraphs[type_id] : undefined
