/** Where the days of a type come from: the year's allowance, the sick leave, the carried-over days, a quota of its own, or nowhere. */
export type Bucket = 'annual' | 'sick' | 'carried' | 'parental' | 'paternity' | 'caregiver' | null

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
} as const

export type LeaveTypeKey = keyof typeof leaveTypeIds
export type LeaveTypeId = (typeof leaveTypeIds)[LeaveTypeKey]

export interface LeaveType {
  id: LeaveTypeId
  key: LeaveTypeKey
  /** Whether somebody has to approve it; the others are approved when they are made. */
  approvable: boolean
  bucket: Bucket
}

const described = {
  vacation: { approvable: true, bucket: 'annual' },
  sick: { approvable: false, bucket: 'sick' },
  home: { approvable: false, bucket: null },
  maternity: { approvable: true, bucket: null },
  unpaid: { approvable: true, bucket: null },
  funeral: { approvable: true, bucket: null },
  extra: { approvable: false, bucket: 'carried' },
  parental: { approvable: false, bucket: 'parental' },
  paternity: { approvable: false, bucket: 'paternity' },
  caregiver: { approvable: false, bucket: 'caregiver' },
} as const satisfies Record<LeaveTypeKey, Omit<LeaveType, 'id' | 'key'>>

/** Every type, in the order of the numbers. */
export const leaveTypes: readonly LeaveType[] = (Object.keys(leaveTypeIds) as LeaveTypeKey[]).map(key => ({
  id: leaveTypeIds[key],
  key,
  ...described[key],
}))

/** The type with this number, if there is one. */
export const leaveType = (id: number) => leaveTypes.find(type => type.id === id)

/** The types that are taken for one child, who is named (Mt. 118. § (4), 118/A. §). */
export type ChildLeaveId = typeof leaveTypeIds.parental | typeof leaveTypeIds.paternity
export const isForChild = (id: number): id is ChildLeaveId =>
  id === leaveTypeIds.parental || id === leaveTypeIds.paternity
