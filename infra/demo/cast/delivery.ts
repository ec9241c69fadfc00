import type { WorkingHours } from '#shared/company/model.ts'
import type { When } from '../when.ts'

const longMondays: WorkingHours = {
  monday: 10,
  tuesday: 10,
  wednesday: 8,
  thursday: 8,
  friday: 4,
  saturday: 0,
  sunday: 0,
}

export const deliveryOf = ({ year, daysAgo, inYear }: When) =>
  ({
    imre: {
      first_name: 'Imre',
      last_name: 'Bodnár',
      role: 'approver',
      note: 'decides for the drivers; father of four',
      gender: 1,
      birthday: inYear(-43, '03-03'),
      employment_start: inYear(-9, '11-02'),
      position: 'szállításvezető',
      group: 'Szállítás',
      approver: 'csilla',
      children: [3, 6, 11, 14].map(age => ({ birth_year: year - age, disabled: false })),
    },
    adam: {
      first_name: 'Ádám',
      last_name: 'Veres',
      role: 'employee',
      note: 'came this year; drives by an unequal schedule, so has leave in hours; is decided for by another group',
      gender: 1,
      birthday: inYear(-25, '12-12'),
      employment_start: [inYear(0, '01-01'), daysAgo(60)].toSorted()[1]!,
      position: 'sofőr',
      group: 'Szállítás',
      approver: 'bela',
      working_hours: longMondays,
      unequal_schedule: true,
    },
    robert: {
      first_name: 'Róbert',
      last_name: 'Jakab',
      role: 'employee',
      note: 'has left the company and is shut out',
      gender: 1,
      birthday: inYear(-30, '08-08'),
      employment_start: inYear(-3, '02-01'),
      employment_end: daysAgo(35),
      position: 'sofőr',
      group: 'Szállítás',
      approver: 'imre',
      status: 'deactivated',
    },
  }) as const
