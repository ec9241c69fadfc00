/** Where the days of a type come from: the year's allowance, the sick leave, the carried-over days, a quota of its own, or nowhere. */
export type Bucket = 'annual' | 'sick' | 'carried' | 'parental' | 'paternity' | 'caregiver' | null

/** How many working days a quota of its own holds, and for what (Mt. 118/A. § (1), 118. § (4), 55. § (1) l)). */
export const quotas = {
  parental: { days: 44, per: 'child' },
  paternity: { days: 10, per: 'child' },
  caregiver: { days: 5, per: 'year' },
} as const

export interface LeaveType {
  id: LeaveTypeNumber
  key: LeaveTypeKey
  /** Whether somebody has to approve it; the others are approved when they are made. */
  approvable: boolean
  bucket: Bucket
  /** The number of the notification that tells of a new request of this type. */
  notification: number
}

export type LeaveTypeNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type LeaveTypeKey =
  | 'vacation'
  | 'sick'
  | 'home'
  | 'maternity'
  | 'unpaid'
  | 'funeral'
  | 'extra'
  | 'parental'
  | 'paternity'
  | 'caregiver'

export const leaveTypes: readonly LeaveType[] = [
  { id: 1, key: 'vacation', approvable: true, bucket: 'annual', notification: 1 },
  { id: 2, key: 'sick', approvable: false, bucket: 'sick', notification: 2 },
  { id: 3, key: 'home', approvable: false, bucket: null, notification: 3 },
  { id: 4, key: 'maternity', approvable: true, bucket: null, notification: 4 },
  { id: 5, key: 'unpaid', approvable: true, bucket: null, notification: 5 },
  { id: 6, key: 'funeral', approvable: true, bucket: null, notification: 6 },
  { id: 7, key: 'extra', approvable: false, bucket: 'carried', notification: 7 },
  { id: 8, key: 'parental', approvable: false, bucket: 'parental', notification: 15 },
  { id: 9, key: 'paternity', approvable: false, bucket: 'paternity', notification: 16 },
  { id: 10, key: 'caregiver', approvable: false, bucket: 'caregiver', notification: 17 },
]

/** The type with this number, if there is one. */
export const leaveType = (id: number) => leaveTypes.find(type => type.id === id)
