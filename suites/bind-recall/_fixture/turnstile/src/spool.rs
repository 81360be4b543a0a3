//! What happened while the line to the museum was down.

use std::collections::VecDeque;

#[derive(Debug, Clone)]
pub struct Record {
    pub at: u64,
    pub code: String,
    pub refused: bool,
    pub link: u64,
}

impl Record {
    pub fn new(at: u64, code: &str, refused: bool) -> Self {
        Record {
            at,
            code: code.to_string(),
            refused,
            link: 0,
        }
    }
}

#[derive(Debug)]
pub struct Spool {
    records: VecDeque<Record>,
    capacity: usize,
    last: u64,
}

impl Spool {
    pub fn new(capacity: usize) -> Self {
        Spool {
            records: VecDeque::new(),
            capacity,
            last: 0,
        }
    }

    pub fn append(&mut self, mut record: Record) -> bool {
        if self.records.len() >= self.capacity {
            match self.records.iter().position(|r| !r.refused) {
                Some(oldest) => drop(self.records.remove(oldest)),
                None => return false,
            }
        }
        record.link = chain(self.last, &record);
        self.last = record.link;
        self.records.push_back(record);
        true
    }

    pub fn drain<E>(&mut self, mut send: impl FnMut(&Record) -> Result<(), E>) -> Result<usize, E> {
        let mut sent = 0;
        while let Some(record) = self.records.front() {
            send(record)?;
            self.records.pop_front();
            sent += 1;
        }
        Ok(sent)
    }

    pub fn compact(&mut self, before: u64) -> usize {
        let had = self.records.len();
        self.records.retain(|r| r.at >= before || r.refused);
        had - self.records.len()
    }
}

pub fn verify(first: u64, records: &[Record]) -> Result<(), usize> {
    let mut last = first;
    for (i, record) in records.iter().enumerate() {
        if chain(last, record) != record.link {
            return Err(i);
        }
        last = record.link;
    }
    Ok(())
}

fn chain(last: u64, record: &Record) -> u64 {
    let mut hash = last ^ record.at.rotate_left(17) ^ u64::from(record.refused);
    for byte in record.code.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    hash
}
