import type { LeaveTypeKey } from '../../leave/types.ts'

/** The fill of a type of leave and the text on it, as `web/style/leave-types.css` has them: mail programs know no variables. */
interface LeaveColour {
  fill: string
  text: string
}

const ink = '#0b1719'
const white = '#ffffff'

export const leaveColours: Record<'light' | 'dark', Record<LeaveTypeKey, LeaveColour>> = {
  light: {
    vacation: { fill: '#17666f', text: white },
    sick: { fill: '#bf1d16', text: white },
    home: { fill: '#77a0f5', text: ink },
    maternity: { fill: '#f893ad', text: ink },
    unpaid: { fill: '#7f8283', text: ink },
    funeral: { fill: '#16242d', text: white },
    extra: { fill: '#ecc94b', text: ink },
    parental: { fill: '#651a8e', text: white },
    paternity: { fill: '#9af0bb', text: ink },
    caregiver: { fill: '#c07818', text: ink },
    lieu: { fill: '#a51ed2', text: white },
  },
  dark: {
    vacation: { fill: '#46c6f0', text: ink },
    sick: { fill: '#ea5c3c', text: ink },
    home: { fill: '#6f93ee', text: ink },
    maternity: { fill: '#fb97b2', text: ink },
    unpaid: { fill: '#7d8487', text: ink },
    funeral: { fill: '#d8e6ee', text: ink },
    extra: { fill: '#f2d03a', text: ink },
    parental: { fill: '#9a49c6', text: white },
    paternity: { fill: '#86f09f', text: ink },
    caregiver: { fill: '#b04a10', text: white },
    lieu: { fill: '#5a5a87', text: white },
  },
}
