// target: ios16.0
// mode: 5

import CloudKit
struct Note { var id: String; var title: String; var date: Date }
actor Store { let db = CKContainer(identifier: "iCloud.x").privateCloudDatabase
 func save(_ n: Note) async throws { let r = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: n.id)); r["title"] = n.title; r["date"] = n.date as CKRecordValue; r["count"] = 3; try await db.save(r) }
 func all() async throws -> [Note] { let q = CKQuery(recordType: "Note", predicate: NSPredicate(value: true)); q.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
  let (results, cursor) = try await db.records(matching: q, resultsLimit: 50); print(cursor as Any)
  return results.compactMap { _, r in guard let rec = try? r.get(), let t = rec["title"] as? String else { return nil }; return Note(id: rec.recordID.recordName, title: t, date: rec.creationDate ?? .now) } }
 func del(_ id: String) async throws { try await db.deleteRecord(withID: CKRecord.ID(recordName: id)) }
 func status() async throws -> Bool { try await CKContainer.default().accountStatus() == .available }
 func h(_ e: Error) { if let c = e as? CKError { switch c.code { case .notAuthenticated, .networkUnavailable: break; case .serverRecordChanged: print(c.serverRecord as Any); case .requestRateLimited: print(c.retryAfterSeconds ?? 0); default: break } } }
 func sub() async throws { let s = CKQuerySubscription(recordType: "Note", predicate: NSPredicate(value: true), subscriptionID: "x", options: [.firesOnRecordCreation]); let i = CKSubscription.NotificationInfo(); i.shouldSendContentAvailable = true; i.alertBody = "x"; s.notificationInfo = i; try await db.save(s) }
 func asset(_ u: URL) { let r = CKRecord(recordType: "P"); r["image"] = CKAsset(fileURL: u); let a = r["image"] as? CKAsset; print(a?.fileURL as Any); r["ref"] = CKRecord.Reference(recordID: r.recordID, action: .deleteSelf); let name: String? = r["name"]; print(name ?? "") }
}
