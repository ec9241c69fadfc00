import styles from '#web/gallery/gallery.module.css'
import { toast } from '../../../feedback/toast/toast.ts'
import { sampleMonth, sampleTeam, sampleToday } from '../sample-team.gallery.ts'
import { PlannerList } from './planner-list.tsx'

export const Gallery = () => (
  <div className={styles.columns}>
    <PlannerList
      days={sampleMonth.slice(17, 24)}
      groups={sampleTeam}
      today={sampleToday}
      onOpen={(_, { last_name, first_name }) => toast.success(`${last_name} ${first_name}`)}
    />
    <PlannerList days={sampleMonth} groups={[]} today={sampleToday} onOpen={() => {}} />
  </div>
)
