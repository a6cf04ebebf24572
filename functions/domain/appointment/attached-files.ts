import { appointmentKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual } from '#functions/data/table/write.ts';
import { type FileLists, fileListOf } from '#functions/domain/attachment/attached-files.ts';
import type { AppointmentRecord } from './appointments.ts';

/** Opens the files of a business's appointments. */
export function filesOfAppointments(table: Table, businessId: string): FileLists {
  return {
    kind: 'appointment',
    async find(id) {
      const appointment = await table.get<AppointmentRecord>(appointmentKey(businessId, id));
      if (!appointment) return undefined;
      const { attachments, title } = appointment;
      const of = { kind: 'appointment', id, businessId, label: title, attachments } as const;
      return fileListOf(table, { ...of, key: appointmentKey(businessId, id), unchanged: ifEqual({ attachments }) });
    },
  };
}
