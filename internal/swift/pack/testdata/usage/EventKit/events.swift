// target: ios17.0
// mode: 5

import EventKit
final class Cal { let store = EKEventStore()
 func add(_ t: String, _ d: Date) async throws { guard try await store.requestFullAccessToEvents() else { return }; let e = EKEvent(eventStore: store); e.title = t; e.startDate = d; e.endDate = d.addingTimeInterval(3600); e.calendar = store.defaultCalendarForNewEvents; e.addAlarm(EKAlarm(relativeOffset: -600)); e.notes = "x"; e.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 5))); try store.save(e, span: .thisEvent, commit: true); print(e.eventIdentifier ?? "") }
 func list() -> [EKEvent] { let p = store.predicateForEvents(withStart: .now, end: .now.addingTimeInterval(86400), calendars: nil); return store.events(matching: p).sorted { $0.startDate < $1.startDate } }
 func rem() async throws { _ = try await store.requestFullAccessToReminders(); let r = EKReminder(eventStore: store); r.title = "a"; r.priority = 1; r.dueDateComponents = Calendar.current.dateComponents([.year, .month, .day], from: .now); r.calendar = store.defaultCalendarForNewReminders(); try store.save(r, commit: true)
  let p = store.predicateForReminders(in: nil); let all = await withCheckedContinuation { c in store.fetchReminders(matching: p) { c.resume(returning: $0 ?? []) } }; print(all.count) }
 func s() { switch EKEventStore.authorizationStatus(for: .event) { case .fullAccess: break; case .writeOnly: break; case .notDetermined, .denied, .restricted: break; default: break } }
}
