//! Images of the turnstile's own program.

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u16, pub u16, pub u16);

#[derive(Debug, Clone)]
pub struct Header {
    pub version: Version,
    pub length: usize,
    pub crc: u32,
    pub recovery: bool,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Fault {
    Length,
    Checksum,
    Downgrade,
}

#[derive(Debug, Default)]
pub struct Slots {
    pub active: usize,
    pub images: [Vec<u8>; 2],
}

pub fn verify(image: &[u8], header: &Header, installed: Version) -> Result<(), Fault> {
    if image.len() != header.length {
        return Err(Fault::Length);
    }
    if crc32(image) != header.crc {
        return Err(Fault::Checksum);
    }
    if header.version <= installed && !header.recovery {
        return Err(Fault::Downgrade);
    }
    Ok(())
}

pub fn install(slots: &mut Slots, image: Vec<u8>) -> usize {
    let spare = 1 - slots.active;
    slots.images[spare] = image;
    slots.active = spare;
    spare
}

pub fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            let mask = (crc & 1).wrapping_neg();
            crc = (crc >> 1) ^ (0xedb8_8320 & mask);
        }
    }
    !crc
}
